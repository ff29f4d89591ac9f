/**
 * @generated SignedSource<<19430d42f17eb48b311ee39d379abfdd>>
 * @relayHash 9f4f46a389686dee6fa27bcf14dc0aac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4501ed1b2a594d60901a5e3b8c080a1fc5dd9e61b3247bfe89c2318521b5463

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagasPageQuery } from './VagasPageQuery.graphql';

const node: PreloadableConcreteRequest<VagasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e4501ed1b2a594d60901a5e3b8c080a1fc5dd9e61b3247bfe89c2318521b5463",
    "metadata": {},
    "name": "VagasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
