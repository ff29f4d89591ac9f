/**
 * @generated SignedSource<<e1051c0eeed59fee4ffd651b38553783>>
 * @relayHash 53b76a48095e460f08c4dc72b284866d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1bf5907485949110e892bd49db874d1329760ed723ef92c4f25b86980c5459ca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConversasPageQuery } from './ConversasPageQuery.graphql';

const node: PreloadableConcreteRequest<ConversasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1bf5907485949110e892bd49db874d1329760ed723ef92c4f25b86980c5459ca",
    "metadata": {},
    "name": "ConversasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
