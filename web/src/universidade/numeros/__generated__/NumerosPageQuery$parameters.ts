/**
 * @generated SignedSource<<88a6b9d5ddcc27208b0179f79b27d671>>
 * @relayHash ad42884abc804787692ddb49a9fa71f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d49b11365a1e320ebd47835c1de1455d3f6c6695676207a9499479c89147190

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NumerosPageQuery } from './NumerosPageQuery.graphql';

const node: PreloadableConcreteRequest<NumerosPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d49b11365a1e320ebd47835c1de1455d3f6c6695676207a9499479c89147190",
    "metadata": {},
    "name": "NumerosPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
