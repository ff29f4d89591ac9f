/**
 * @generated SignedSource<<cd946ce095c53b7b7d8796fb59e10143>>
 * @relayHash 4bb037353b4ef2e79f0d00272d61002a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 657a7d5b18ea520b3108f623782aff4b25c0934103bb381e1dbce02eb1d8909b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagasPageQuery } from './VagasPageQuery.graphql';

const node: PreloadableConcreteRequest<VagasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "657a7d5b18ea520b3108f623782aff4b25c0934103bb381e1dbce02eb1d8909b",
    "metadata": {},
    "name": "VagasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
