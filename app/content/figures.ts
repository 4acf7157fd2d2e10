/** Where whoever would like to learn first can look. A test counts them: the catalogue itself is too long for a page. */
export const seeStyles = { to: "/styles", label: "See all 59 styles" } as const;
