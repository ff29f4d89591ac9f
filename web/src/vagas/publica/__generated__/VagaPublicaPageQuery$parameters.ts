/**
 * @generated SignedSource<<6979210939315c3a64b392f37e6800d2>>
 * @relayHash c478077c4777a978a511bf193ae73b0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89c73d558d1300f08177223df556a96e831baf747bb826e824d5fe70e24e3e52

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPublicaPageQuery } from './VagaPublicaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPublicaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "89c73d558d1300f08177223df556a96e831baf747bb826e824d5fe70e24e3e52",
    "metadata": {},
    "name": "VagaPublicaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
