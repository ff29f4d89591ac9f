/**
 * @generated SignedSource<<6a44f0ecf48d036386d35ddebe668afd>>
 * @relayHash ac8d88ddbb11107be8be30c7be459cfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1bb6e5b79764ba672458df48513f10ed6f7aee6a599d38fbe9f9e381b9a1868e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CasoPageQuery } from './CasoPageQuery.graphql';

const node: PreloadableConcreteRequest<CasoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1bb6e5b79764ba672458df48513f10ed6f7aee6a599d38fbe9f9e381b9a1868e",
    "metadata": {},
    "name": "CasoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
