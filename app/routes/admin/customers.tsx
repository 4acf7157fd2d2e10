export default function Page() {
  return <h1>customers</h1>;
}
