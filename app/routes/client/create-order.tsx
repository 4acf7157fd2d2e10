export default function Page() {
  return <h1>create-order</h1>;
}
