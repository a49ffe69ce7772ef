// JSON Schemas for the OpenAPI document: a schema with an id is written once, under `components`.
import { z } from 'zod';

type Io = 'input' | 'output';

const DEFINITION = /"#\/\$defs\/(\w+)"/g;
const COMPONENT = '#/components/schemas/';
/** The prefix of references between input schemas until the names of all schemas are final. */
const SENT = '#/sent/';
const SENT_REFERENCE = /"#\/sent\/(\w+)"/g;

/**
 * Collects the named schemas of a document. A schema may differ between request and response, such as by its defaults: it
 * then has two components, the one for requests with the suffix `Input`.
 */
export class SchemaComponents {
  /** The JSON of each named schema. */
  readonly #named: Record<Io, Map<string, string>> = { input: new Map(), output: new Map() };

  /** The JSON Schema for a request (`input`) or a response (`output`), with references to named schemas. */
  add(schema: z.ZodType, io: Io): object {
    const { $schema, $defs, ...json } = z.toJSONSchema(schema, {
      io,
      target: 'draft-2020-12',
      unrepresentable: 'any',
      override: ({ jsonSchema, zodSchema }) => {
        simplify(jsonSchema);
        allowOverlap(jsonSchema, zodSchema);
      },
    });
    const prefix = io === 'input' ? SENT : COMPONENT;
    const withReferences = (part: object) =>
      JSON.stringify(part).replace(DEFINITION, (_, name) => `"${prefix}${name}"`);
    for (const [name, definition] of Object.entries($defs ?? {}))
      this.#named[io].set(name, withReferences(definition));
    return JSON.parse(withReferences(json));
  }

  /** The document with all references in it resolved, and the named schemas under `components`. */
  complete<Document extends { components: object }>(document: Document): Document {
    const { input, output } = this.#named;
    const differing = this.#differing();
    const sentName = (name: string) => (differing.has(name) ? `${name}Input` : name);
    const schemas = Object.fromEntries(
      [...output, ...[...input].map(([name, json]) => [sentName(name), json] as const)]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, json]) => [name, JSON.parse(json)]),
    );
    const whole = { ...document, components: { schemas, ...document.components } };
    const resolved = JSON.stringify(whole).replace(
      SENT_REFERENCE,
      (_, name) => `"${COMPONENT}${sentName(name)}"`,
    );
    return JSON.parse(resolved);
  }

  /** The names of schemas that differ between request and response, themselves or through their references. */
  #differing(): Set<string> {
    const { input, output } = this.#named;
    const differing = new Set<string>();
    const isDifferent = (name: string, json: string) => {
      const received = output.get(name);
      if (received === undefined) return false;
      const refersToDifferent = [...json.matchAll(SENT_REFERENCE)].some(
        ([, referred]) => referred && differing.has(referred),
      );
      return refersToDifferent || json.replaceAll(SENT, COMPONENT) !== received;
    };
    for (let found = -1; found < differing.size; ) {
      found = differing.size;
      for (const [name, json] of input) if (isDifferent(name, json)) differing.add(name);
    }
    return differing;
  }
}

/** The members of a union are exclusive only when each of them requires the discriminating field. */
function allowOverlap(json: z.core.JSONSchema.BaseSchema, schema: z.core.$ZodTypes): void {
  if (schema._zod.def.type !== 'union' || !json.oneOf) return;
  const { discriminator = '' } = schema._zod.def as z.core.$ZodDiscriminatedUnionDef;
  const isRequired = ({ required }: z.core.JSONSchema.BaseSchema) =>
    required?.includes(discriminator);
  if (json.oneOf.every(isRequired)) return;
  json.anyOf = json.oneOf;
  delete json.oneOf;
}

/** Removes details without use to a client: bounds of safe integers, the pattern of a format, closed objects. */
function simplify(json: z.core.JSONSchema.BaseSchema): void {
  const { MAX_SAFE_INTEGER, MIN_SAFE_INTEGER } = Number;
  if (json.maximum === MAX_SAFE_INTEGER) delete json.maximum;
  if (json.minimum === MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maxLength === MAX_SAFE_INTEGER) delete json.maxLength;
  if (json.format !== undefined) delete json.pattern;
  // a later version may add fields
  if (json.additionalProperties === false) delete json.additionalProperties;
}
