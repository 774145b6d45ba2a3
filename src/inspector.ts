"use client";

export { LefluxInspector, type LefluxInspectorProps } from "./inspector/LefluxInspector";
