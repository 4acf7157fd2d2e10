export interface EmailMessage {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html?: string;
}
