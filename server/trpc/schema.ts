/** The most calls in one tRPC batch. The client sends no larger ones, the server rejects them. */
export const BATCH_MAX = 10
