import { Outlet } from "react-router";
import { PublicFrame } from "#app/components/public-frame.tsx";

export default function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
