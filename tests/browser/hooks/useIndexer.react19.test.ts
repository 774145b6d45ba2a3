import * as React from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { useIndexer } from "../../../src/hooks/useIndexer";
import { describeUseIndexer } from "./useIndexerStories";

describeUseIndexer({ React, createRoot, hydrateRoot, useIndexer });
