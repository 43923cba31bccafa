/** main.ts sets it on SIGTERM; the edge tells the load balancer. */
export const lifecycle = { draining: false }
