/**
 * @generated SignedSource<<1bbae2cc56b22602999a9dbaf734b39b>>
 * @relayHash cabaf93275207d31a74507b5fac97115
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b45886c09b14c269ee4d415bb7bfa4bcc4ae32f11fb6500e0de38d695a5ac03

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhasVagasPageQuery } from './MinhasVagasPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhasVagasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b45886c09b14c269ee4d415bb7bfa4bcc4ae32f11fb6500e0de38d695a5ac03",
    "metadata": {},
    "name": "MinhasVagasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
