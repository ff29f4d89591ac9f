/**
 * @generated SignedSource<<f6634e849fe79bd1284d5d2553323b86>>
 * @relayHash 8472dfec5434b3d16c1aa66124b9d34d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 841c2da32d309f12a534b23160a6663942a79e56816d7b344a5cc3a88b8c189b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InicioDoProfessorPageQuery } from './InicioDoProfessorPageQuery.graphql';

const node: PreloadableConcreteRequest<InicioDoProfessorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "841c2da32d309f12a534b23160a6663942a79e56816d7b344a5cc3a88b8c189b",
    "metadata": {},
    "name": "InicioDoProfessorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
