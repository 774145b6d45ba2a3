// What the reports of Vitest and of the page cases say. Pure: tests/unit/house/count.test.ts holds it to that.

/** Vitest's JSON report. A file that broke before its tests, and an error outside of them, count as one failure each. */
export function countVitest(report, exitCode) {
  if (!report?.testResults) return { passed: 0, problems: ["Vitest wrote no report"] };
  const problems = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => `${name}: ${test.fullName}`);
    return failed.length === 0 && status === "failed" ? [`${name}: the file itself failed`] : failed;
  });
  if (problems.length === 0 && exitCode !== 0) problems.push(`Vitest ended with ${exitCode} outside of its tests`);
  const passed = report.numPassedTests;
  return { passed, problems: passed || problems.length ? problems : ["Vitest found no test"] };
}

/**
 * The report of tests/cases/run.mjs. `should` cases never fail. `known` names `must` cases that may fail, each with its reason; one that
 * passes all the same, and one that is no case, is a failure too, so that the list stays true.
 */
export function countCases(report, known = {}) {
  if (!report?.cases?.length) return { passed: 0, problems: ["the page cases wrote no report"] };
  const musts = report.cases.filter(({ strength }) => strength !== "should");
  const problems = musts
    .filter(({ ok, id }) => !ok && !known[id])
    .map(({ id, problems }) => `case ${id}: ${problems.join("; ")}`);
  for (const id of Object.keys(known)) {
    const found = musts.find((one) => one.id === id);
    if (!found) problems.push(`known.json names ${id}, which is no must case`);
    else if (found.ok) problems.push(`known.json names ${id}, which passes: take it off the list`);
  }
  const notes = musts.filter(({ ok, id }) => !ok && known[id]).map(({ id }) => `Known to fail: ${id} (${known[id]})`);
  return { passed: musts.filter(({ ok, id }) => ok && !known[id]).length, problems, notes };
}
