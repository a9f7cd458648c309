import { useAuth } from "@strapi/strapi/admin";
import { useEffect, useRef } from "react";

/** Reads the staff token at the moment of use: Strapi renews it every few minutes. */
export function useToken() {
  const token = useAuth("SupportDesk", (auth) => auth.token);
  const latest = useRef(token);
  useEffect(() => {
    latest.current = token;
  }, [token]);
  return latest;
}
