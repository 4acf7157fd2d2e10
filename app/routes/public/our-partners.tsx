export default function Page() {
  return <h1>our-partners</h1>;
}
