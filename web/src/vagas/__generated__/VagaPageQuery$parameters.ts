/**
 * @generated SignedSource<<efc8aaf7b69a518d5cf6b1666e394551>>
 * @relayHash ac7c79a9d0803fda32437609410cb97e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf719fbd6991f395701277451675dfcd0683273088378fff22a26c499fc64348

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf719fbd6991f395701277451675dfcd0683273088378fff22a26c499fc64348",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
