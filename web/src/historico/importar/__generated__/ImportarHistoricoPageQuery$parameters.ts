/**
 * @generated SignedSource<<f6e3b94e005161cf5f904705987fb664>>
 * @relayHash 7d300e5ee7184ec76129e928bed2af4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14a798c7482d5d0646eb2b7a545157e3b8f5669e744b4dc354a9996830d952e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportarHistoricoPageQuery } from './ImportarHistoricoPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportarHistoricoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14a798c7482d5d0646eb2b7a545157e3b8f5669e744b4dc354a9996830d952e3",
    "metadata": {},
    "name": "ImportarHistoricoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
