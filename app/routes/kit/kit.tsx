export default function Page() {
  return <h1>kit</h1>;
}
