/** A client who answers, as their session knows them. */
export interface Client {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
}
