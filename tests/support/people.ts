import type { NewAccount } from "#app/domain/accounts/sign-up.ts";

let counter = 0;

/** A new account's details, different at each call. */
export function newAccount(changes: Partial<NewAccount> = {}): NewAccount {
  counter += 1;
  return {
    firstName: "Ida",
    lastName: `Sample${counter}`,
    phoneNumber: "2155550101",
    email: `ida.sample${counter}@example.com`,
    password: "linen-and-lace",
    street: "1 Sample Street",
    city: "Philadelphia",
    state: "PA",
    zipCode: "19103",
    ...changes,
  };
}

export function sender(ip = `198.51.100.${Math.floor(Math.random() * 250)}-${crypto.randomUUID()}`) {
  return { ip, headers: new Headers() };
}

/** The Cookie header a browser would send after receiving these Set-Cookie lines. */
export function cookieHeaders(setCookies: string[]) {
  return new Headers({ cookie: setCookies.map((line) => line.split(";", 1)[0]).join("; ") });
}
