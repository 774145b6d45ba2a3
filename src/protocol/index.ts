export * from "./action";
export * from "./actionSchema";
export * from "./chat";
export * from "./entry";
export * from "./limits";
export * from "./pageIndex";
export * from "./perform";
export * from "./renderIndex";
