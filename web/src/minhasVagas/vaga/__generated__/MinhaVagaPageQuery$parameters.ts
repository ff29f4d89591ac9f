/**
 * @generated SignedSource<<bdbacd6bc1804cf04221509ae97199b9>>
 * @relayHash f86364a2c11255152b72201e4d39674d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 602e16a1a0dd7eb74d0fc4357b0dc8557554d6fc03fc0ff552e4e89e1ef71909

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "602e16a1a0dd7eb74d0fc4357b0dc8557554d6fc03fc0ff552e4e89e1ef71909",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
