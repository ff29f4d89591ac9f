/**
 * @generated SignedSource<<46e90092eb59e93fcc4b00b131415ef2>>
 * @relayHash 062626b089722657a469fe0d26b4f5c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67c7e96bd4c894281a6b7e11bc9cbb20c838c1ba309b5a4c7f601a93deac9dff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConversasPageQuery } from './ConversasPageQuery.graphql';

const node: PreloadableConcreteRequest<ConversasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67c7e96bd4c894281a6b7e11bc9cbb20c838c1ba309b5a4c7f601a93deac9dff",
    "metadata": {},
    "name": "ConversasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
