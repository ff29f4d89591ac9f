/**
 * @generated SignedSource<<e503c73fdc46ca8f936a26d71f550d5f>>
 * @relayHash ec7bd181405582c94cddb742a08ea79a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 343e59ecf6a587b6dad10c7b5396ccbadd28e442589a0251b90d7caab8510b91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListaPageQuery } from './ListaPageQuery.graphql';

const node: PreloadableConcreteRequest<ListaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "343e59ecf6a587b6dad10c7b5396ccbadd28e442589a0251b90d7caab8510b91",
    "metadata": {},
    "name": "ListaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
