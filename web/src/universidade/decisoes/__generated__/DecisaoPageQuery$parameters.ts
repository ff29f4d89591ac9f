/**
 * @generated SignedSource<<db8f8a7be3b04ed654f5407e8ef443d9>>
 * @relayHash 20110835d51ab541307a9ea1b9630d25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd9c5f8de7ee3fd9a4806dc393b1fcce53c5ee123efcd40780011089877bb00b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DecisaoPageQuery } from './DecisaoPageQuery.graphql';

const node: PreloadableConcreteRequest<DecisaoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd9c5f8de7ee3fd9a4806dc393b1fcce53c5ee123efcd40780011089877bb00b",
    "metadata": {},
    "name": "DecisaoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
