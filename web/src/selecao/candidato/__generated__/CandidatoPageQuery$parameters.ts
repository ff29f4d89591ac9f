/**
 * @generated SignedSource<<ef2d10063819c41c96ffc013e3754686>>
 * @relayHash 5681933073fe601cc876da6c817ec150
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c92d9872be9f9a4ea9808ca4f55f66c680bae35ebaad3f37bfd8559b6c69177

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CandidatoPageQuery } from './CandidatoPageQuery.graphql';

const node: PreloadableConcreteRequest<CandidatoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c92d9872be9f9a4ea9808ca4f55f66c680bae35ebaad3f37bfd8559b6c69177",
    "metadata": {},
    "name": "CandidatoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
