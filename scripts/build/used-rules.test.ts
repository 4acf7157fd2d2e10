import { describe, expect, it } from "vitest";
import { usedRules } from "./used-rules.ts";

const page = '<p class="a [&amp;_b]:c" style="top:var(--page)"><b>Text</b></p><!-- class -->';

describe("the rules a page needs", () => {
  it.each([
    ["p{color:red}", "p{color:red}"],
    [".a{color:red}", ".a{color:red}"],
    [".z{color:red}", ""],
    ["table{color:red}", ""],
    ["table,p{color:red}", "table,p{color:red}"],
    ["p::before{color:red}::placeholder{color:red}", "p:before{color:red}"],
    ["::-webkit-datetime-edit{padding:0}", ""],
    [".a .z{color:red}", ""],
    [".z,.a{color:red}", ".z,.a{color:red}"],
    [":is(.z,.a) p{color:red}", ":is(.z,.a) p{color:red}"],
    [":where(.y,.z) p{color:red}", ""],
    [".a:not(.z){color:red}", ".a:not(.z){color:red}"],
    [".a{&:hover{color:red}}", ".a{&:hover{color:red}}"],
    [".z{&:hover{color:red}}", ""],
    ["@media print{.a{color:red}.z{color:red}}", "@media print{.a{color:red}}"],
    ["@layer x{.z{color:red}}", "@layer x;"],
    ["@media print{.z{color:red}}", ""],
    ["p{--b:1;--c:2;color:var(--c)}", "p{--c:2;color:var(--c)}"],
    ["p{--b:var(--c);--c:2}", ""],
    ["@property --b{syntax:'*';inherits:false}.a{--b:1}", ""],
    [
      '@property --b{syntax:"*";inherits:false}p{top:var(--b)}',
      '@property --b{syntax:"*";inherits:false}p{top:var(--b)}',
    ],
    ["p{--page:1}", "p{--page:1}"],
    [".\\[\\&_b\\]\\:c b{color:red}", ".\\[\\&_b\\]\\:c b{color:red}"],
    ["@font-face{font-family:A;src:url(a.woff2)}", "@font-face{font-family:A;src:url(a.woff2)}"],
  ])("%s becomes %s", (css, kept) => {
    expect(usedRules(css, page)).toBe(kept);
  });
});
