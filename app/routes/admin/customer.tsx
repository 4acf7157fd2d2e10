export default function Page() {
  return <h1>customer</h1>;
}
