/**
 * @generated SignedSource<<fa987a466df158f29aa4886ebe00457d>>
 * @relayHash 9b606a6b9e0080a7ffef83b286c85bcf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4334dec75644a0167ecf1d7026a4bf47af48e05c36925b533f9c8afa12624ac7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhasVagasPageQuery } from './MinhasVagasPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhasVagasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4334dec75644a0167ecf1d7026a4bf47af48e05c36925b533f9c8afa12624ac7",
    "metadata": {},
    "name": "MinhasVagasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
