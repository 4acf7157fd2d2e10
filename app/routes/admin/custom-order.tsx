export default function Page() {
  return <h1>custom-order</h1>;
}
