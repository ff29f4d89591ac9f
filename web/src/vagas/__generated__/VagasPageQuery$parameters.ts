/**
 * @generated SignedSource<<8ead34a3ae5d760551636b104467c3ad>>
 * @relayHash a9f1af6b4132c0b240581d319aa187be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6837038d0e979ea221037641629d3d39d942c06a8d65df803a491977c106cb4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagasPageQuery } from './VagasPageQuery.graphql';

const node: PreloadableConcreteRequest<VagasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6837038d0e979ea221037641629d3d39d942c06a8d65df803a491977c106cb4",
    "metadata": {},
    "name": "VagasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
