import { describe, expect, test } from "vitest";
import { countCases, countVitest } from "../../../scripts/count.mjs";

const file = (status: string, ...tests: [name: string, status: string][]) => ({
  name: "a.test.ts",
  status,
  assertionResults: tests.map(([fullName, one]) => ({ fullName, status: one })),
});

describe("countVitest", () => {
  test.each([
    ["all passed", { numPassedTests: 2, testResults: [file("passed", ["x", "passed"], ["y", "passed"])] }, 0, 2, []],
    [
      "one failed",
      { numPassedTests: 1, testResults: [file("failed", ["x", "failed"], ["y", "passed"])] },
      1,
      1,
      ["a.test.ts: x"],
    ],
    ["a file broke", { numPassedTests: 0, testResults: [file("failed")] }, 1, 0, ["a.test.ts: the file itself failed"]],
    [
      "an error outside of the tests",
      { numPassedTests: 1, testResults: [file("passed", ["x", "passed"])] },
      1,
      1,
      ["Vitest ended with 1 outside of its tests"],
    ],
    ["no test", { numPassedTests: 0, testResults: [] }, 0, 0, ["Vitest found no test"]],
    ["no report", undefined, 1, 0, ["Vitest wrote no report"]],
  ])("%s", (_, report, exitCode, passed, problems) => {
    expect(countVitest(report, exitCode)).toEqual({ passed, problems });
  });
});

describe("countCases", () => {
  const one = (id: string, ok: boolean, strength = "must") => ({ id, ok, strength, problems: ok ? [] : ["saw none"] });

  test("must cases count, should cases never fail", () => {
    const report = { cases: [one("001", true), one("002", false), one("003", false, "should")] };
    expect(countCases(report)).toEqual({ passed: 1, problems: ["case 002: saw none"], notes: [] });
  });

  test("a known failure is told and not counted", () => {
    const report = { cases: [one("001", true), one("002", false)] };
    expect(countCases(report, { "002": "later" })).toEqual({
      passed: 1,
      problems: [],
      notes: ["Known to fail: 002 (later)"],
    });
  });

  test("the list cannot rot: what passes and what is no case fails", () => {
    const report = { cases: [one("001", true)] };
    expect(countCases(report, { "001": "later", "009": "gone" }).problems).toEqual([
      "known.json names 001, which passes: take it off the list",
      "known.json names 009, which is no must case",
    ]);
  });

  test("no report is a failure", () => {
    expect(countCases(undefined).problems).toHaveLength(1);
  });
});
