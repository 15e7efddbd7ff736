/** An OpenAPI 3.1 document. */
export type OpenApiDocument = Readonly<Record<string, unknown>>;

export interface ApiDescriptionCalls {
  /** This description. */
  'GET /admin-api/openapi.json': { answer: OpenApiDocument };
}
