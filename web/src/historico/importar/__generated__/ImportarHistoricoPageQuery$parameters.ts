/**
 * @generated SignedSource<<c8f5129b7bf88646b61b0178307fa0f1>>
 * @relayHash db755eb1ee739805f67136925240a70a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77c1cedbf412ba55aa8033b9012641b21ac370bcd88372bf6da65e98c073590a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportarHistoricoPageQuery } from './ImportarHistoricoPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportarHistoricoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77c1cedbf412ba55aa8033b9012641b21ac370bcd88372bf6da65e98c073590a",
    "metadata": {},
    "name": "ImportarHistoricoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
