export default function Page() {
  return <h1>custom-products</h1>;
}
