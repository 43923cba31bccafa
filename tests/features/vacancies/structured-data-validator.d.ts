declare module '@adobe/structured-data-validator' {
  type Issue = { severity: 'ERROR' | 'WARNING'; issueMessage: string }
  export default class Validator {
    /** Of what is in a page by format and type. */
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
