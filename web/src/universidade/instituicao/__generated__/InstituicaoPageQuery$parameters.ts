/**
 * @generated SignedSource<<13da4a20e1d3207ac08ed7e45cb3efdd>>
 * @relayHash c37b31978f621431a537bef7352c5100
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 943f9a1192738b0e5ec74079fa9de6828f667abb9892607d492cd88ebf46e381

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InstituicaoPageQuery } from './InstituicaoPageQuery.graphql';

const node: PreloadableConcreteRequest<InstituicaoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "943f9a1192738b0e5ec74079fa9de6828f667abb9892607d492cd88ebf46e381",
    "metadata": {},
    "name": "InstituicaoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
