/**
 * @generated SignedSource<<a0a3418de2de62ca1697baf86c6d550a>>
 * @relayHash 0dd808811119a4aa9155e845bbb0caa0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2df73569e16fce531f3b4da87d75f1c02b27b0fba173a093a129d26f08025dbc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhasVagasPageQuery } from './MinhasVagasPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhasVagasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2df73569e16fce531f3b4da87d75f1c02b27b0fba173a093a129d26f08025dbc",
    "metadata": {},
    "name": "MinhasVagasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
