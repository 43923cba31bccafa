/** The most calls that one tRPC request may carry; the client sends as many, the server refuses more. */
export const BATCH_MAX = 10
