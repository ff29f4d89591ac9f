/**
 * @generated SignedSource<<0c9768b6595c749c658a86bf3dfb1871>>
 * @relayHash 374fa113c584635bc7c51d0e3b848cd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6332a4c4c5b5445550c814317beff0b4bc299472edf4eabba32c3e9277e0b7d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagasPageQuery } from './VagasPageQuery.graphql';

const node: PreloadableConcreteRequest<VagasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6332a4c4c5b5445550c814317beff0b4bc299472edf4eabba32c3e9277e0b7d6",
    "metadata": {},
    "name": "VagasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
