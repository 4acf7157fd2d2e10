import { TestRunner } from "vitest";

/**
 * Stryker asks for a test by its name and the names of the groups around it, joined by spaces; Vitest 5 joins them by " > ".
 * Without this no test in a group would be found again, and every mutant that only such tests see would seem to survive.
 */
export default class GroupedTestRunner extends TestRunner {
  constructor(config: ConstructorParameters<typeof TestRunner>[0]) {
    super(config);
    const wanted = config.testNamePattern;
    if (wanted) config.testNamePattern = new RegExp(wanted.source.replaceAll(" ", "(?: | > )"));
  }
}
